import { makePicture } from './make-picture.ts';

/**
 * What browsers do not draw: comments, descriptions for programs, and attributes of drawing programs, such as the names
 * of files. In CDATA, text that looks like markup is only text.
 */
const PARTS =
  /(<!\[CDATA\[[^]*?(?:\]\]>|$))|<!--[^]*?(?:-->|$)|<((?:svg:)?metadata|rdf:RDF|x:xmpmeta|i:a?i?pgf)(?=[\s/>])[^>]*?(?:\/>|>[^]*?(?:<\/\2>|$)|$)|\s(?:sodipodi|inkscape):[\w-]+\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** A picture inside, with its line breaks. */
const EMBEDDED = /(data:(image\/[\w+-]+);base64,)((?:[\w+/=\s]|&#1[03];)*)/g;

/** An SVG without what tells about its author. @throws when a picture inside cannot be decoded */
export async function makeDrawing(text: string): Promise<string> {
  const drawn = text.replace(PARTS, '$1');
  const parts: string[] = [];
  let at = 0;
  for (const { index, 0: url, 1: start = '', 2: type, 3: written = '' } of drawn.matchAll(EMBEDDED)) {
    const bytes = Buffer.from(written.replace(/&#1[03];/g, ''), 'base64');
    const made = type === 'image/svg+xml' ? await makeDrawing(bytes.toString()) : await makePicture(bytes);
    parts.push(drawn.slice(at, index), start, Buffer.from(made).toString('base64'));
    at = index + url.length;
  }
  return parts.join('') + drawn.slice(at);
}
