/** Letters of other alphabets that look like Latin ones. */

/** Those that cannot be told apart in most typefaces, as UTF-16 units, and the Latin ones. */
export const LOOK_ALIKES: ReadonlyMap<number, string> = new Map(
  [
    ['аеорсухіјѕһԁԛԝӏ', 'aeopcyxijshdqwl'],
    ['АВЕКМНОРСТХІЈЅ', 'ABEKMHOPCTXIJS'],
    ['οανι', 'oavi'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
    ['ı', 'i'],
  ].flatMap(([letters = '', latin = '']) =>
    Array.from(letters, (letter, i): [number, string] => [letter.charCodeAt(0), latin[i] ?? '']),
  ),
)
