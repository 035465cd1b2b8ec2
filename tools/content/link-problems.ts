import type { ContentProblem } from '../../app/content/parse-with-defaults.ts';
import { destinationOf } from '../../app/content/destination.ts';
import type { CommonContent } from '../../app/content/files/common.ts';
import type { ShowcaseContent } from '../../app/content/files/showcase.ts';
import { menuPath } from '../../app/shell/menu-paths.ts';
import { FEED_PATH, sitePageAt } from '../../app/routes.ts';

interface Contents {
  'common.json': CommonContent;
  'showcase.json': ShowcaseContent;
}

type LinkProblem = ContentProblem & { file: keyof Contents };

/** What leads nowhere in the content: menu labels that the site does not know, links that are no page of it. */
export function linkProblems(contents: Contents): LinkProblem[] {
  const { navigation, footer } = contents['common.json'];
  const { showcases, cta } = contents['showcase.json'];
  const { platform, solutions } = footer.sections;
  return [
    ...menuProblems('navigation.main_menu', navigation.main_menu),
    ...menuProblems('footer.sections.platform.links', platform.links),
    ...menuProblems('footer.sections.solutions.links', solutions.links),
    ...menuProblems('footer.legal_links', footer.legal_links),
    ...showcases.flatMap(({ link }, index) => noPage('showcase.json', `showcases[${index}].link`, link)),
    ...noPage('showcase.json', 'cta.buttons.primary.link', cta.buttons.primary.link),
    ...noPage('showcase.json', 'cta.buttons.secondary.link', cta.buttons.secondary.link),
  ];
}

function menuProblems(list: string, entries: CommonContent['navigation']['main_menu']): LinkProblem[] {
  return entries.flatMap(({ label, link }, index) => {
    if (link) return noPage('common.json', `${list}[${index}].link`, link);
    if (menuPath(label)) return [];
    const expected = 'a label that the site knows, or a link beside it';
    return [{ file: 'common.json', path: `${list}[${index}].label`, found: JSON.stringify(label), expected }];
  });
}

/** An empty link is not looked at: the site has something to show in its place. */
function noPage(file: keyof Contents, path: string, link: string): LinkProblem[] {
  if (link === '' || leadsSomewhere(link)) return [];
  return [{ file, path, found: JSON.stringify(link), expected: 'the address of a page of this site' }];
}

function leadsSomewhere(link: string): boolean {
  const destination = destinationOf(link);
  if (destination?.kind !== 'site') return destination !== undefined;
  const [path = ''] = destination.to.split(/[?#]/, 1);
  return path === FEED_PATH || sitePageAt(path) !== undefined;
}
