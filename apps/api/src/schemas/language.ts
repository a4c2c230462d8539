/** The language in which texts are wanted. */
import { z } from '@hono/zod-openapi'
import { LANGUAGES } from '@robots-txt-tester/core'

export const LanguageChoice = z
  .enum(LANGUAGES, { error: `This is one of ${LANGUAGES.join(', ')}.` })
  .openapi({ default: 'en' })
