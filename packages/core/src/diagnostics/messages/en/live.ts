import type { LiveData } from '../../data/live.ts'
import type { CheckMessages } from '../messages.ts'

const STAGE = {
  dns: 'the name could not be resolved',
  connect: 'no connection came about',
  tls: 'the encrypted connection failed',
  timeout: 'no answer came in time',
  read: 'the answer broke off or was none',
  decode: 'the answer could not be decompressed',
} as const

export const live: CheckMessages<keyof LiveData> = {
  'answered-403': {
    title: 'robots.txt is answered with 401 or 403',
    message: ({ status, challenge }) =>
      `The server answered ${status} to our request. Crawlers that get the same take it for “no file”, and the whole site is open to them. ${challenge ? 'It looks like the page of a bot protection, which may answer crawlers otherwise.' : 'A firewall may answer crawlers otherwise.'}`,
  },
  'answered-429': {
    title: 'robots.txt is answered with 429',
    message: ({ retryAfter }) =>
      `The server asks for fewer requests (429)${retryAfter === null ? '' : `, Retry-After: ${retryAfter}`}. Google takes that for an error of the server and stops crawling; to others it means “no file”.`,
  },
  'answered-5xx': {
    title: 'robots.txt is answered with an error of the server',
    message: ({ status }) =>
      `The server answered ${status}. As long as it does, the whole site is closed to Google and to all who keep to the standard.`,
  },
  'not-answered': {
    title: 'robots.txt could not be fetched',
    message: ({ stage, code }) =>
      `Our request failed: ${STAGE[stage]}${code === '' ? '' : ` (\`${code}\`)`}. If crawlers fare alike, the whole site is closed to Google and to all who keep to the standard.`,
  },
  'redirected-elsewhere': {
    title: 'robots.txt is redirected elsewhere',
    message: ({ to, kind }) => {
      switch (kind) {
        case 'host':
          return `The request was led to another host, \`${to}\`. The rules found there hold for this site.`
        case 'path':
          return `The request was led to \`${to}\`. What is found there counts as the robots.txt of this site.`
        case 'insecure':
          return `The request was led from https to \`${to}\`, where the answer can be changed on the way.`
        case 'loop':
          return `The redirects lead round in a circle, back to \`${to}\`: no file is found. Google and those who keep to the standard then take the site as open.`
        case 'too-many':
          return `The redirects went on and on, last to \`${to}\`: no file was found. Crawlers need not follow more than five; after that Google takes the file as absent and the site as open.`
      }
    },
  },
  'wrong-content-type': {
    title: 'robots.txt comes with the wrong type',
    message: ({ type, problem }) => {
      switch (problem) {
        case 'type':
          return `The file comes as \`${type}\` instead of \`text/plain\`. Google reads it all the same; Yandex may take the site as open.`
        case 'missing':
          return 'The file comes without a Content-Type; it should be `text/plain`.'
        case 'charset':
          return `\`${type}\` names a charset that does not exist. The file is read as UTF-8 anyway.`
        case 'other-charset':
          return `\`${type}\` names another charset than UTF-8. Crawlers read the file as UTF-8, and letters outside of ASCII may then be others than are meant.`
      }
    },
  },
  'managed-block': {
    title: 'Part of the file is written by a service',
    message: ({ name, fromLine, toLine }) =>
      `Lines ${fromLine} to ${toLine} are written by a service in front of the site (\`${name}\`). Its rules count like your own; a group for \`*\` in it is merged with yours.`,
    related: { end: 'end of the block' },
  },
}
