import { ENGLISH, type Text } from './text.ts';

/**
 * A text that stays English on a page in another language. As a child of an element it renders marked, so that screen
 * readers pronounce it as English; in attributes, keys, templates and JSON it is a plain string. It is a `String` object
 * with the properties of a React element, so that no component has to know about it. Where only a primitive will do
 * (`<title>`, `<option>`), use `String(text)`, and {@link languageOf} for the element.
 */
export function englishText(text: string): Text {
  const properties = Object.getOwnPropertyDescriptors(<bdi {...ENGLISH}>{text}</bdi>);
  return Object.defineProperties(Object(text), properties) as Text;
}
