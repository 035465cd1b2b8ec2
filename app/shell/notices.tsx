import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from '../language/use-translate.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice, type NoticeKind } from '../ui/notice.tsx';

/** A notice in English phrases, translated when rendered so that it follows a language change. */
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
 * Success notices without an action close after this time. Errors stay until closed or replaced, because text that must
 * be read may have no time limit (WCAG 2.2.1).
 */
const SUCCESS_DURATION_MS = 10_000;

export function NoticesProvider({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const [notice, setNotice] = useState<NoticePhrases>();
  const notify = useCallback((next: NoticePhrases) => setNotice({ ...next }), []);
  const close = () => setNotice(undefined);

  useEffect(() => {
    if (!notice || notice.kind === 'bad' || notice.action) return;
    const timer = setTimeout(() => setNotice(undefined), SUCCESS_DURATION_MS);
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
