// The only things beyond the language itself that core may use. The build knows neither the DOM
// nor Node, so any other global is a type error, and core runs the same in every JavaScript host.

declare class URL {
  constructor(url: string, base?: string)
  static canParse(url: string, base?: string): boolean
  readonly hash: string
  readonly host: string
  readonly hostname: string
  readonly href: string
  readonly origin: string
  readonly password: string
  readonly pathname: string
  readonly port: string
  readonly protocol: string
  readonly search: string
  readonly username: string
}

declare class TextEncoder {
  encode(text?: string): Uint8Array
  encodeInto(text: string, target: Uint8Array): { readonly read: number; readonly written: number }
}

declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean })
  readonly encoding: string
  decode(octets?: Uint8Array): string
}
