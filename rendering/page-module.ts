import type { ComponentType } from 'react';
import type { ContentFileName } from '../app/content/content-file.ts';
import type { DocumentKind } from '../app/content/documents.ts';
import type { Posted } from '../app/contact/posted.ts';
import type { PageServices } from './page-services.ts';

/** What a file of `routes/` exports when it is a page. */
export interface PageModule {
  default: ComponentType;
  /** The content files that it shows: read before the server paints it, fetched ahead by the browser. */
  files?: readonly ContentFileName[];
  /** The kind of long text that it shows: which one says the address. */
  documentKind?: DocumentKind;
  /** Query parameters that it reads: part of what a rendered page is kept by, and no other is. */
  query?: readonly string[];
  /** Its HTTP status when all goes well; 200 unless it says another. */
  status?: number;
  /** Takes in a form that was posted to its address; without it nothing can be posted there. */
  action?: (form: FormData, services: PageServices) => Promise<Posted>;
}
