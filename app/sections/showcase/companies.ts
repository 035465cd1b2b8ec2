import type { ShowcaseContent } from '../../content/files/showcase.ts';

/** A company of showcase.json. */
export type Company = ShowcaseContent['showcases'][number];

export type Panels = ShowcaseContent['panels'];
