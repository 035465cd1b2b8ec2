/**
 * The form of a drawing in the text of an article, which keeps the name of the drawing. A browser script for Decap CMS,
 * as source text, because a release has no file of it.
 */
export const DRAWING_FORM = String.raw`
CMS.registerEditorComponent({
  id: 'figure',
  label: 'Drawing',
  fields: [
    { name: 'name', label: 'Name', widget: 'string', hint: 'One of the drawings of articles.' },
    { name: 'caption', label: 'Caption', widget: 'text', required: false },
  ],
  pattern: /^\x60{3}figure ([\w-]+)\n([^]*?)\x60{3}$/,
  fromBlock: ([, name, caption]) => ({ name, caption: caption.trim() }),
  toBlock: ({ name, caption }) => '\x60\x60\x60figure ' + name + '\n' + (caption ? caption + '\n' : '') + '\x60\x60\x60',
  toPreview: ({ name }) => name,
});
`;
