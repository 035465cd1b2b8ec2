import { useTranslate } from '../language/use-translate.ts';
import { Notice } from '../ui/notice.tsx';
import { NOTICES, type NoticeName } from './notice-phrases.ts';

/** A notice in the document, for a form that was posted without JavaScript. */
export function PageNotice({ name }: { name: NoticeName }) {
  const t = useTranslate();
  const { kind, title, text } = NOTICES[name];
  return <Notice kind={kind} title={t(title)} text={t(text)} />;
}
