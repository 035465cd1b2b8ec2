interface Drawing {
  width: number;
  height: number;
  title: string;
  /** What the drawing shows, for who cannot see it. */
  description: string;
  body: string;
}

/** A drawing of its own, legible on a light and on a dark page, whichever the reader's system asks for. */
export function svgDocument({ width, height, title, description, body }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">${escaped(title)}</title>
<desc id="description">${escaped(description)}</desc>
<style>
text { font: 12px system-ui, sans-serif; fill: #333; }
.head { font-weight: 600; }
.end { text-anchor: end; }
.own { fill: #0b63ce; }
.limit { fill: #b45309; }
.line { fill: none; stroke: #0b63ce; stroke-width: 2; }
.axis { stroke: #999; stroke-width: 1; }
@media (prefers-color-scheme: dark) {
text { fill: #ddd; }
.own { fill: #6cb2ff; }
.limit { fill: #f2a541; }
.line { stroke: #6cb2ff; }
}
</style>
${body}
</svg>
`;
}

export function text(x: number, y: number, words: string, look = ''): string {
  return `<text x="${round(x)}" y="${round(y)}"${look ? ` class="${look}"` : ''}>${escaped(words)}</text>`;
}

export function box(x: number, y: number, width: number, height: number, look: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" class="${look}"/>`;
}

export function axis(x1: number, y1: number, x2: number, y2: number): string {
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" class="axis"/>`;
}

export function line(points: readonly (readonly [x: number, y: number])[]): string {
  const places = points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
  const dots = points.map(([x, y]) => `<circle cx="${round(x)}" cy="${round(y)}" r="2.5" class="own"/>`);
  return `<polyline points="${places}" class="line"/>${points.length > 12 ? '' : dots.join('')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
