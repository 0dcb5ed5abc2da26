import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { usePathIn } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { DateText } from '../ui/DateText.tsx'
import type { Viewer } from '../ui/root-data.ts'

/** Says on every page, also when it is scrolled, that an administrator sees the site as somebody else and until when, with the way out. */
export function ViewingBanner({ viewer, until }: { viewer: Viewer; until: string }) {
  const { t } = useTranslation()
  const pathIn = usePathIn()
  return (
    <section aria-label={t('viewing.label')} className="sticky top-18 z-20 no-print border-b border-line bg-caution-soft text-caution">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <p>
          <strong>{t('viewing.title', { name: viewer.name })}</strong> {t('viewing.readOnly')} <DateText at={until} show="time" />
        </p>
        <Form method="post" action={pathIn(pages.logout())}>
          <input type="hidden" name="viewing" value="1" />
          <Button tone="plain" size="small">
            {t('viewing.leave')}
          </Button>
        </Form>
      </div>
    </section>
  )
}
