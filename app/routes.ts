import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { SHOWCASE_SLUGS } from './sections/showcase/companies.ts';
import { DOCUMENTS } from './content/documents.ts';
import { SOLUTION_SLUGS } from './sections/solutions/slugs.ts';

export default [
  // A page that fails is caught inside the site's frame, which stays.
  layout('routes/site.tsx', [
    index('routes/home.tsx'),
    route('intel', 'routes/intel.tsx'),
    ...DOCUMENTS.articles.map((slug) => route(`intel/${slug}`, 'routes/article.tsx', { id: slug })),
    route('about', 'routes/about.tsx'),
    route('faq', 'routes/faq.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    route('solutions', 'routes/solutions.tsx'),
    ...SOLUTION_SLUGS.map((slug) =>
      route(`solutions/${slug}`, 'routes/solution.tsx', { id: `solutions/${slug}` }),
    ),
    ...DOCUMENTS.legal.map((slug) => route(slug, 'routes/legal.tsx', { id: slug })),
    route('showcase', 'routes/showcase.tsx'),
    ...SHOWCASE_SLUGS.map((slug) =>
      route(`showcase/${slug}`, 'routes/showcase-detail.tsx', { id: `showcase/${slug}` }),
    ),
    route('api', 'routes/api.tsx'),
    route('support', 'routes/support.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('intel/feed.xml', 'routes/feed.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
] satisfies RouteConfig;
