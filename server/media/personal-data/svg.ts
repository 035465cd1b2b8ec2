import { applyPatches, cleared, replaced, type Patch } from './patch.ts';

type InPicture = (type: string, bytes: Buffer) => readonly Patch[];

const SPACE = 0x20;

/** Parts that browsers do not draw, each with its end. */
const PARTS: readonly [start: string, end: string][] = [
  ['<!--', '-->'],
  ...['metadata', 'rdf:RDF', 'x:xmpmeta', 'i:pgf', 'i:aipgf'].map((name): [string, string] => [
    `<${name}`,
    `</${name}>`,
  ]),
];

/** Inside these, text that looks like markup is only text. */
const TEXT: [start: string, end: string] = ['<![CDATA[', ']]>'];

/** Attributes in which drawing programs note file and folder names, which may name people. */
const ATTRIBUTES = ['sodipodi:docname', 'sodipodi:absref', 'inkscape:export-filename'];

/**
 * Finds comments, data of drawing programs, and the personal data of embedded pictures.
 * @param inPicture finds the personal data of an embedded picture
 */
export function* inSvg(bytes: Buffer, inPicture: InPicture): Generator<Patch> {
  // One character for each byte, so that positions in the text are positions in the file.
  const text = bytes.toString('latin1');
  yield* inParts(text);
  for (const name of ATTRIBUTES) yield* inAttributes(text, name);
  yield* inEmbedded(text, inPicture);
}

function* inParts(text: string): Generator<Patch> {
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const [start, end] = [TEXT, ...PARTS].find(([one]) => text.startsWith(one, at)) ?? ['<', ''];
    const after = endOf(text, at, start, end);
    if (start !== '<' && start !== TEXT[0]) yield cleared(at, after, SPACE);
    at = after;
  }
}

/** The position behind a part. An element without content ends with its first tag. */
function endOf(text: string, at: number, start: string, end: string): number {
  if (end.startsWith('</')) {
    const tag = text.indexOf('>', at);
    if (text[tag - 1] === '/') return tag + 1;
  }
  const found = text.indexOf(end, at + start.length);
  return found < 0 ? text.length : found + end.length;
}

function* inAttributes(text: string, name: string): Generator<Patch> {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const quote = text[at + name.length + 1] ?? '';
    const start = at + name.length + 2;
    if (text[start - 2] === '=' && `"'`.includes(quote))
      yield cleared(start, text.indexOf(quote, start), SPACE);
  }
}

const DATA_URL = /data:(image\/[\w+-]+);base64,((?:[\w+/=\s]|&#1[03];)*)/g;

/** A line break, literal or as a character reference. */
const BREAK = /&#1[03];|\s/g;

function* inEmbedded(text: string, inPicture: InPicture): Generator<Patch> {
  for (const { index, 0: url, 1: type = '', 2: written = '' } of text.matchAll(DATA_URL)) {
    const picture = Buffer.from(written.replace(BREAK, ''), 'base64');
    const clean = applyPatches(picture, 0, inPicture(type.replace('jpg', 'jpeg'), picture)).toString(
      'base64',
    );
    let place = 0;
    const rewritten = written.replace(/&#1[03];|\S/g, (one) =>
      one.length > 1 ? one : (clean[place++] ?? one),
    );
    yield replaced(index + url.length - written.length, Buffer.from(rewritten, 'latin1'));
  }
}
