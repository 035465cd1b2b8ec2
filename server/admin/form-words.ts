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
  entries: ['Entries', 'entry'],
  head: ['Column heads', 'head'],
  duties: ['Duties', 'duty'],
  services: ['Services', 'service'],
  main_menu: ['Main menu', 'link'],
  legal_links: ['Legal links', 'link'],
  views: ['Views', 'view'],
  options: ['Choices', 'choice'],
  contact_info: ['Ways to reach us', 'way'],
  tags: ['Tags', 'tag'],
  categories: ['Categories', 'category'],
  filings: ['Filings', 'filing'],
  rates: ['Rates', 'rate'],
  certifications: ['Certifications', 'certification'],
  models: ['Models', 'model'],
  integrations: ['Integrations', 'integration'],
  subprocessors: ['Subprocessors', 'subprocessor'],
  logo_files: ['Logo files', 'file'],
  parts: ['Parts', 'part'],
  ends: ['Ends', 'end'],
  values: ['Values', 'value'],
  marks: ['Marks', 'mark'],
  url: ['Web address'],
  api: ['API'],
  ai_marking: ['AI marking'],
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
  articles: ['Articles', 'article'],
  pages: ['Pages', 'page'],
  'pricing.plans.id': ['Short name'],
  'pages.blocks.table.id': ['Anchor'],
  'showcase.showcases.page.blocks.table.id': ['Anchor'],
  'faq.items': ['Questions', 'question'],
  'home.faq.items': ['Questions', 'question'],
  'pricing.faq.items': ['Questions', 'question'],
  'support.faq.items': ['Questions', 'question'],
  'pricing.plans.cta': ['Button'],
  'showcase.showcases.page': ['Its page'],
};

/** Hints in place of descriptions that are about the file. */
const HINTS: Readonly<Record<string, string>> = {
  'pricing.plans.price': 'US dollars a month, a whole number. Empty: the card says "Custom".',
  'pricing.plans.popular': 'On: the plan is marked. One plan at most.',
  'showcase.showcases.disabled': 'On: the card is dimmed, and its button is off.',
  'showcase.showcases.figures': 'Figures that are set large on the page of the company.',
  'showcase.showcases.page': 'The page at the address under "Link". Empty: the company has none.',
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
 * Descriptions are written for the file. In a form, a field is empty instead of left out, a switch is on or off, and a
 * file is known by its label.
 */
export function hintOf(path: string, description: string | undefined): string | undefined {
  return (
    HINTS[inForm(path)] ??
    description
      ?.replace(/^true:? /, 'On: ')
      .replaceAll(/(?<![\w-])([\w-]+)\.json\b/g, (_, file: string) => `"${labelOf(file)}"`)
      .replaceAll(' media/', ' Media')
      .replaceAll(/Left out(?: or empty)?:/g, 'Empty:')
      .replaceAll('May be left out.', 'May be empty.')
  );
}

/** The path without the numbers of list entries. */
function inForm(path: string): string {
  return path.replaceAll('.item.', '.');
}
