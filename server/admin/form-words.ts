/** Labels of form fields and list entries. Names that read well as they are in the file have no entry here. */
const LABELS: Readonly<Record<string, readonly [label: string, one?: string]>> = {
  seo: ['Search engines'],
  hero: ['Top of the page'],
  cta: ['Call at the end'],
  next_step: ['Call at the end'],
  faq: ['Questions'],
  elsewhere: ['Answers elsewhere'],
  blocks: ['Sections', 'section'],
  plans: ['Plans', 'plan'],
  showcases: ['Companies', 'company'],
  redirects: ['Redirects', 'redirect'],
  features: ['Features', 'feature'],
  cards: ['Cards', 'card'],
  stats: ['Figures', 'figure'],
  stages: ['Stages', 'stage'],
  tasks: ['Tasks', 'task'],
  topics: ['Topics', 'topic'],
  rows: ['Rows', 'row'],
  cells: ['Cells', 'cell'],
  groups: ['Groups', 'group'],
  links: ['Links', 'link'],
  sources: ['Sources', 'source'],
  figures: ['Figures', 'figure'],
  steps: ['Steps', 'step'],
  people: ['People', 'person'],
  blog_posts: ['Notes', 'note'],
  items: ['Entries', 'entry'],
  address: ['Address'],
  body: ['Text'],
  image: ['Picture'],
  image_alt: ['What the picture shows'],
  excerpt: ['Text of the card'],
  read_time: ['Reading time'],
  id: ['Number'],
  canonical_url: ['Address for search engines'],
  calendly_link: ['Scheduling page'],
  stock_url: ['Page with the share price'],
  alt: ['What it shows'],
  'faq.items': ['Questions', 'question'],
  'support.faq.items': ['Questions', 'question'],
  'pricing.plans.cta': ['Button'],
  'showcase.showcases.page': ['Its page'],
};

/** Replace descriptions that talk about the file. */
const HINTS: Readonly<Record<string, string>> = {
  'pricing.plans.price': 'US dollars a month, a whole number. Empty: the card says "Custom".',
  'pricing.plans.popular': 'On: the plan is marked. One plan at most.',
  'showcase.showcases.disabled': 'On: the card is dimmed, and its button is off.',
  'articles.draft': 'On: visitors do not see it. You see it beside the form.',
  'pages.draft': 'On: visitors do not see it. You see it beside the form.',
  'articles.tags': 'With commas between: AI, Data.',
  'articles.id': 'The number of its card among the notes. Usually empty.',
};

/** @param path of the field, with the form first: `pricing.plans.cta` */
export function labelOf(path: string): string {
  const name = path.slice(path.lastIndexOf('.') + 1);
  const [label] = LABELS[inForm(path)] ?? LABELS[name] ?? [];
  if (label !== undefined) return label;
  const words = name.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** For the button of a list: "Add question". */
export function singularOf(path: string): string | undefined {
  const [, one] = LABELS[inForm(path)] ?? LABELS[path.slice(path.lastIndexOf('.') + 1)] ?? [];
  return one;
}

/**
 * Descriptions are written for the file. In a form, a field is empty instead of left out, and a switch is on or off.
 */
export function hintOf(path: string, description: string | undefined): string | undefined {
  return (
    HINTS[inForm(path)] ??
    description
      ?.replace(/^true:? /, 'On: ')
      .replaceAll('Left out:', 'Empty:')
      .replaceAll('May be left out.', 'May be empty.')
  );
}

/** The path without the numbers of list entries. */
function inForm(path: string): string {
  return path.replaceAll('.item.', '.');
}
