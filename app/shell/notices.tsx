import type { ReactNode } from 'react';
import { useTranslate } from '../language/use-translate.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { NOTICES, type NoticeName } from './notice-phrases.ts';

/** The notices in the page's language, ready to be shown by app/browser/notices.ts, and the place where they appear. */
export function Notices() {
  const t = useTranslate();
  return (
    <>
      {(Object.keys(NOTICES) as NoticeName[]).map((name) => (
        <template key={name} id={`notice-${name}`}>
          <PageNotice name={name}>
            <IconButton label={t('Close')} icon={<Icon name="cross" />} data-press="close-notice" />
          </PageNotice>
        </template>
      ))}
      <div className="notices" />
    </>
  );
}

/** One notice. */
export function PageNotice({ name, children }: { name: NoticeName; children?: ReactNode }) {
  const t = useTranslate();
  const notice = NOTICES[name];
  return (
    <Notice kind={notice.kind} title={t(notice.title)} text={t(notice.text)}>
      {'action' in notice && (
        <Button look="line" small data-press="join-contact">
          {t(notice.action)}
        </Button>
      )}
      {children}
    </Notice>
  );
}
