/** A sign in a gutter that is nothing but a class, for the theme to draw. */
import { GutterMarker } from '@codemirror/view'

export class ClassMarker extends GutterMarker {
  override readonly elementClass: string
  constructor(elementClass: string) {
    super()
    this.elementClass = elementClass
  }
  override eq(other: ClassMarker): boolean {
    return other.elementClass === this.elementClass
  }
}
