import { CloseOutlined } from '@ant-design/icons'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { countLimit, isBeyondCountLimit, pagedRows } from '@wasl/shared/utils/count-limit.ts'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOf } from '../../api/declarations.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useDenialReasons } from '../../auth/useDenialReasons.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { useConfirmAction } from '../actions/useConfirmAction.tsx'
import { useRowDenialReasons } from '../actions/useRowDenialReasons.ts'
import { BulkEdit } from './BulkEdit.tsx'
import { useBulkDelete } from './useBulkDelete.tsx'
import { useBulkPerform } from './useBulkPerform.tsx'

type Props = {
  declaration: AnyResource
  selected: readonly AnyRow[]
  /** The rows of the page; `query` matches `total` rows on all pages. */
  rows: readonly AnyRow[]
  total: number
  query: string
  startRun: (query: string, action: string, inputs: AnyRow) => Promise<void>
  onDone: () => void
}

/**
 * The actions for all selected rows, shown while any row is selected. On the rows of the page they run as one API call; once all of those are
 * selected, all matching rows can be: on them an action runs in the background.
 */
export function BulkBar({ declaration, selected, rows: pageRows, total, query, startRun, onDone }: Props) {
  const { t } = useTranslation()
  const { locale, localizeInline } = useLocale()
  // The selection to which the rows of the other pages were added.
  const [extended, setExtended] = useState<readonly AnyRow[] | null>(null)
  const hasMorePages = selected.length === pageRows.length && total > pageRows.length
  const isAllMatching = hasMorePages && extended === selected
  const { busy, perform } = useBulkPerform({
    declaration,
    selected,
    startRun: isAllMatching ? (action, inputs) => startRun(query, action, inputs) : null,
    onDone,
  })
  const [first] = selected
  if (!first) return null
  const totalText = isBeyondCountLimit(total) ? t('bulk.moreThan', { number: formatCount(countLimit) }) : formatCount(total)
  const number = isAllMatching ? totalText : formatCount(selected.length)
  // One row is called by its own name, several by the resource's name.
  const rows =
    selected.length === 1 && !isAllMatching
      ? t('bulk.oneRow', { row: `\u2068${titleOf(declaration, first, locale)}\u2069` })
      : t('bulk.manyRows', { number, resource: localizeInline(declaration.label.rows ?? declaration.label.many) })

  return (
    <section className="bulk-bar" aria-label={t('list.selected', { number })}>
      <strong aria-live="polite">{t('list.selected', { number })}</strong>
      {hasMorePages && !isAllMatching && (
        <Button type="link" onClick={() => setExtended(selected)}>
          {t('bulk.selectMatching', { number: totalText })}
        </Button>
      )}
      <BulkButtons
        declaration={declaration}
        selected={isAllMatching ? null : selected}
        total={total}
        rows={rows}
        busy={busy}
        perform={perform}
      />
      <Button type="text" icon={<CloseOutlined />} aria-label={t('list.clearSelection')} onClick={onDone} />
    </section>
  )
}

type ButtonsProps = {
  declaration: AnyResource
  /** Null when all matching rows are selected. */
  selected: readonly AnyRow[] | null
  /** How many rows match. */
  total: number
  /** Names the rows in dialogs. */
  rows: string
} & ReturnType<typeof useBulkPerform>

/** The actions of the resource, and the buttons to edit and delete the rows. */
function BulkButtons({ declaration, selected, total, rows, busy, perform }: ButtonsProps) {
  const { t } = useTranslation()
  const { modal, notification } = App.useApp()
  const denialReason = useDenialReasons()
  const rowDenialReason = useRowDenialReasons(declaration)
  const remove = useBulkDelete()

  // While one selected row can be changed, the result names those that cannot.
  const denialOfAll = (operation: 'edit' | 'delete') => {
    const reasons = selected?.map((row) => rowDenialReason(row, operation)) ?? []
    return denialReason(declaration, operation) ?? (reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null)
  }

  const edit = (change: AnyRow) =>
    perform('edit', change).catch((error: unknown) => {
      notification.error({ message: t('show.edit'), description: errorMessage(error, t) })
    })
  // Rows that are not in sight change only after a question.
  const switchRows = (change: AnyRow, action: string) => {
    if (selected !== null) return void edit(change)
    modal.confirm({
      title: t('bulk.actionTitle', { action, rows }),
      okText: t('form.save'),
      cancelText: t('action.back'),
      onOk: () => edit(change),
    })
  }

  return (
    <>
      <ActionButtons declaration={declaration} rows={rows} busy={busy} perform={perform} />
      <BulkEdit
        declaration={declaration}
        isBusy={busy === 'edit'}
        disabledReason={denialOfAll('edit')}
        rows={rows}
        onSwitch={switchRows}
        onEdit={(change) => perform('edit', change)}
      />
      {declaration.access.remove !== false && (
        <ActionButton
          danger
          loading={busy === 'delete'}
          disabledReason={denialOfAll('delete')}
          onClick={() => remove({ rows, typed: selected === null ? String(pagedRows(total)) : null, perform: () => perform('delete') })}
        >
          {t('bulk.delete')}
        </ActionButton>
      )}
    </>
  )
}

/** The actions that the resource declares. */
function ActionButtons({ declaration, rows, busy, perform }: Omit<ButtonsProps, 'selected' | 'total'>) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const denialReason = useDenialReasons()
  const confirmAction = useConfirmAction()
  return Object.entries(declaration.actions ?? {}).map(([action, { label, tone }]) => (
    <ActionButton
      key={action}
      danger={tone === 'danger'}
      loading={busy === action}
      disabledReason={denialReason(declaration, action)}
      onClick={() =>
        confirmAction({
          declaration,
          action,
          title: t('bulk.actionTitle', { action: localize(label), rows }),
          perform: (inputs) => perform(action, inputs),
        })
      }
    >
      {localize(label)}
    </ActionButton>
  ))
}
