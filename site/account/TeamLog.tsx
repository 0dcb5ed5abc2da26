import type { TeamLog as TeamLogPage } from '@wasl/shared/contract/team.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { Select } from '../forms/Select.tsx'
import { useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { UserText } from '../ui/UserText.tsx'

/** What each person of the provider did and when; of one person with `person`. */
export function TeamLog({ log, person }: { log: TeamLogPage; person: string }) {
  const { t } = useTranslation('account')
  const text = useText()
  return (
    <Card title={t('log.title')}>
      <p className="-mt-2 mb-4 text-muted">{t('log.hint')}</p>
      <Form key={person} className="mb-5 flex flex-wrap items-end gap-3">
        <input type="hidden" name="tab" value="log" />
        <Select
          name="person"
          label={t('log.person')}
          optional
          placeholder={t('log.everybody')}
          options={log.members.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={person}
        />
        <Button tone="plain">{t('log.show')}</Button>
      </Form>
      {log.data.length === 0 ? (
        <EmptyState icon="clock" title={t('log.empty')}>
          {t('log.emptyHint')}
        </EmptyState>
      ) : (
        <ul className="mb-4 divide-y divide-line">
          {log.data.map(({ id, actor_name, action, subject, title, order_id, reason, at }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
              <div className="min-w-0">
                <p>
                  <bdi className="font-medium">{actor_name}</bdi>: {text(action)} ·{' '}
                  {order_id ? (
                    <PageLink to={pages.order({ id: order_id })} className="inline-block text-brand underline underline-offset-4">
                      {text(subject)} {title && <bdi>{text(title)}</bdi>}
                    </PageLink>
                  ) : (
                    <>
                      <span className="text-muted">{text(subject)}</span>
                      {title && (
                        <>
                          {' '}
                          · <bdi>{text(title)}</bdi>
                        </>
                      )}
                    </>
                  )}
                </p>
                {reason && (
                  <p className="text-sm text-muted">
                    {t('log.reason')}: <UserText>{reason}</UserText>
                  </p>
                )}
              </div>
              <DateText at={at} show="time" className="text-sm text-muted" />
            </li>
          ))}
        </ul>
      )}
      <Pagination pagination={log.pagination} />
    </Card>
  )
}
