import { CloseOutlined } from '@ant-design/icons'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { useMay } from '../../auth/useDenial.ts'
import { countText } from '../../fields/format.ts'
import { ReasonedButton } from '../../ui/ActionButton.tsx'
import { useAsk } from '../../ui/confirm.tsx'
import { reasonOf } from '../../ui/reason.ts'
import { titleOf } from '../declarations.ts'
import { runBulk } from '../run-action.ts'
import { useRefresh } from '../useRowActions.ts'
import { BulkResult } from './BulkResult.tsx'

/** What can be done with all selected rows in one call; it floats above the page while any is selected. */
export function BulkBar({ declaration, selected, onDone }: { declaration: AnyResource; selected: readonly AnyRow[]; onDone: () => void }) {
  const { t } = useTranslation()
  const { locale, say, sayWithin } = useLocale()
  const may = useMay()
  const { modal, notification } = App.useApp()
  const refresh = useRefresh(declaration.name)
  const ask = useAsk()
  const [busy, setBusy] = useState<string | null>(null)
  const [first] = selected
  if (!first) return null
  const number = countText(selected.length)
  // One row goes by its own name, several by the name of their kind.
  const rows =
    selected.length === 1
      ? t('bulk.named', { row: `\u2068${titleOf(declaration, first, locale)}\u2069` })
      : t('bulk.counted', { number, resource: sayWithin(declaration.label.rows ?? declaration.label.many) })

  const perform = async (act: string, given: AnyRow = {}) => {
    setBusy(act)
    try {
      const ids = selected.map((row) => String(row.id))
      const results = await runBulk(declaration.name, act, ids, given)
      if (results.every(({ ok }) => ok)) notification.success({ message: t('bulk.done', { number: countText(results.length) }) })
      else
        modal.info({
          title: t('bulk.resultTitle'),
          okText: t('remove.understood'),
          width: 560,
          content: <BulkResult declaration={declaration} rows={selected} results={results} />,
        })
      onDone()
      await refresh()
    } finally {
      setBusy(null)
    }
  }

  const remove = () =>
    modal.confirm({
      title: t('bulk.deleteTitle', { rows }),
      content: t('bulk.lead'),
      okText: t('bulk.delete'),
      okButtonProps: { danger: true },
      cancelText: t('form.cancel'),
      onOk: () =>
        perform('delete').catch((error: unknown) => {
          notification.error({ message: t('bulk.delete'), description: reasonOf(error, t) })
        }),
    })

  return (
    <section className="bulk" aria-label={t('list.selected', { number })}>
      <strong aria-live="polite">{t('list.selected', { number })}</strong>
      {Object.entries(declaration.actions ?? {}).map(([act, { label }]) => (
        <ReasonedButton
          key={act}
          loading={busy === act}
          reason={may(declaration, act)}
          onClick={() =>
            ask({
              declaration,
              action: act,
              title: t('bulk.actionTitle', { action: say(label), rows }),
              perform: (given) => perform(act, given),
            })
          }
        >
          {say(label)}
        </ReasonedButton>
      ))}
      {declaration.access.remove !== false && (
        <ReasonedButton danger loading={busy === 'delete'} reason={may(declaration, 'delete')} onClick={remove}>
          {t('bulk.delete')}
        </ReasonedButton>
      )}
      <Button type="text" icon={<CloseOutlined />} aria-label={t('list.unselect')} onClick={onDone} />
    </section>
  )
}
