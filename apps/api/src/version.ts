/** The versions that answers and requests of ours carry. */
import corePackage from '@robots-txt-tester/core/package.json' with { type: 'json' }
import apiPackage from '../package.json' with { type: 'json' }

/** Version of the engine that decides. */
export const CORE_VERSION: string = corePackage.version

/** Version of this program. */
export const VERSION: string = apiPackage.version
