import * as v from 'valibot';
import { defineContent, kind, list, oneOf, text, type ContentOf } from '../schema.ts';
import type { Translated } from '../translated.ts';
import { draftTop, PARTS } from './drawing-parts.ts';

const parts = list(v.variant('kind', PARTS), 'Its parts, from the top.');

/** How a drawing is framed (site/drawings/drawing.tsx). */
const FRAMES = ['panel', 'paper panel', 'dark panel', 'desk', 'record', 'seal'] as const;

const drawing = v.strictObject({
  frame: oneOf(FRAMES, 'The frame around it.'),
  shows: text(
    'What the drawing shows, for screen readers, which then read nothing inside it. Empty when its parts can be read by themselves.',
  ),
  caption: text('The line under it. Empty: none.'),
  parts: list(
    v.variant('kind', [...PARTS, kind('draft', { ...draftTop, parts }), kind('market', { parts })]),
    'Its parts, from the top. "draft" is a document with corrections, "market" its response.',
  ),
});

/** The drawings of pages, by the name that a page gives. */
export const drawingsContent = defineContent('drawings.json', {
  drawings: v.optional(v.pipe(v.record(v.string(), drawing), v.description('The drawings by name.')), {}),
});

export type DrawingsContent = ContentOf<typeof drawingsContent>;
export type DrawnPart = Translated<v.InferOutput<typeof drawing>['parts'][number]>;
export type PartOf<Kind extends DrawnPart['kind']> = Extract<DrawnPart, { kind: Kind }>;
export type Frame = v.InferOutput<typeof drawing>['frame'];
