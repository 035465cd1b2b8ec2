import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from '../language/use-translate.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice, type NoticeKind } from '../ui/notice.tsx';

/** A notice in English phrases: they are translated when shown, and again when the language changes. */
export interface NoticePhrases {
  kind: NoticeKind;
  title: string;
  text: string;
  action?: { label: string; run: () => void };
}

const NotifyContext = createContext<(notice: NoticePhrases) => void>(() => {});

export function useNotify() {
  return use(NotifyContext);
}

/**
 * Success goes by itself once it has had time to be read, unless it asks for something; an error stays until
 * it is closed or another notice takes its place (WCAG 2.2.1: no time limit on what must be read).
 */
const SUCCESS_STAYS = 10_000;

export function NoticesProvider({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const [notice, setNotice] = useState<NoticePhrases>();
  const notify = useCallback((next: NoticePhrases) => setNotice({ ...next }), []);
  const close = () => setNotice(undefined);

  useEffect(() => {
    if (!notice || notice.kind === 'bad' || notice.action) return;
    const timer = setTimeout(() => setNotice(undefined), SUCCESS_STAYS);
    return () => clearTimeout(timer);
  }, [notice]);

  return (
    <NotifyContext value={notify}>
      {children}
      <div className="notices">
        {notice && (
          <Notice kind={notice.kind} title={t(notice.title)} text={t(notice.text)}>
            {notice.action && (
              <Button
                look="line"
                small
                onClick={() => {
                  close();
                  notice.action?.run();
                }}
              >
                {t(notice.action.label)}
              </Button>
            )}
            <IconButton label={t('Close')} icon={<Icon name="cross" />} onClick={close} />
          </Notice>
        )}
      </div>
    </NotifyContext>
  );
}
