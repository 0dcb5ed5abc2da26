import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { weekdays } from '@wasl/shared/utils/weekdays.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldMessages } from '../forms/Field.tsx'
import { useFieldErrors } from '../forms/field-checks.ts'
import { useRestoredRows } from '../forms/restored-rows.ts'
import { useLocale } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Icon } from '../ui/Icon.tsx'

type StoredWorkTime = ProviderApplication['work_times'][number]
type Span = StoredWorkTime & { key: string }

/** One entry for each day, and further spans of a day after it. */
const spansOf = (times: readonly StoredWorkTime[]): Span[] =>
  typedKeys(weekdays).flatMap((day) => {
    const own = times.filter((time) => time.day === day)
    const shown = own.length > 0 ? own : [{ day, is_open: false, from: null, to: null }]
    return shown.map((time, at) => ({ ...time, key: `${day}-${at}` }))
  })

/** The working hours of a week, Saturday to Friday: each day open or closed, with several spans. Fields: `work_times.N.day`, `.is_open`, `.from`, `.to`. */
export function WorkingTimesField({ times, errors = {} }: { times: readonly StoredWorkTime[]; errors?: FieldErrors | undefined }) {
  const { t } = useTranslation('provider')
  const { list, spans, open, addAfter, remove } = useSpans(times)
  return (
    <fieldset ref={list} id="work_times" tabIndex={-1} className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">{t('fields.work_times')}</legend>
      <ul className="divide-y divide-line rounded-card border border-line">
        {spans.map((span, at) => {
          const isFirst = spans.findIndex(({ day }) => day === span.day) === at
          const name = `work_times.${at}`
          return (
            <SpanRow
              key={span.key}
              span={span}
              name={name}
              errors={errors}
              onOpen={(isOpen) => open(span, isOpen)}
              onAdd={isFirst ? () => addAfter(span.key) : null}
              onRemove={() => remove(span.key)}
            />
          )
        })}
      </ul>
      <FieldMessages name="work_times" errors={errors.work_times} />
    </fieldset>
  )
}

/** The spans of the week, and functions that change them. */
function useSpans(times: readonly StoredWorkTime[]) {
  const [spans, setSpans] = useState(() => spansOf(times))
  const list = useRestoredRows('work_times', (rows) =>
    setSpans(
      rows.map(({ day = '', is_open, from = null, to = null }) => ({
        ...{ day, is_open: is_open === 'true', from, to },
        key: crypto.randomUUID(),
      })),
    ),
  )
  // A closed day has one entry.
  const open = (opened: Span, is_open: boolean) =>
    setSpans((known) =>
      known
        .filter(({ key, day }) => is_open || day !== opened.day || key === opened.key)
        .map((span) => (span.key === opened.key ? { ...span, is_open } : span)),
    )
  const addAfter = (key: string) =>
    setSpans((known) =>
      known.flatMap((span) =>
        span.key === key ? [span, { ...span, key: crypto.randomUUID(), is_open: true, from: null, to: null }] : [span],
      ),
    )
  return { list, spans, open, addAfter, remove: (removed: string) => setSpans((known) => known.filter(({ key }) => key !== removed)) }
}

type SpanProps = {
  span: Span
  name: string
  errors: FieldErrors
  onOpen: (isOpen: boolean) => void
  /** Adds a span to the day; null for those after its first one, which can be removed. */
  onAdd: (() => void) | null
  onRemove: () => void
}

function SpanRow({ span, name, errors, onOpen, onAdd, onRemove }: SpanProps) {
  const { t } = useTranslation('provider')
  const label = labelIn(weekdays[span.day as keyof typeof weekdays], useLocale())
  return (
    <li className="grid gap-x-4 gap-y-2 p-3 sm:grid-cols-[9rem_1fr] sm:items-start">
      <input type="hidden" name={`${name}.day`} value={span.day} data-row />
      <label className={`flex min-h-11 items-center gap-3 ${onAdd ? '' : 'max-sm:hidden sm:invisible'}`}>
        <input
          type="checkbox"
          name={`${name}.is_open`}
          value="true"
          checked={span.is_open}
          onChange={(event) => onOpen(event.currentTarget.checked)}
          className="size-5 shrink-0"
        />
        <span className="font-medium">{label}</span>
        {!span.is_open && <span className="text-sm text-muted sm:hidden">{t('times.closed')}</span>}
      </label>
      {span.is_open ? (
        <div className="flex flex-wrap items-start gap-2">
          {(['from', 'to'] as const).map((side) => (
            <TimeInput
              key={side}
              name={`${name}.${side}`}
              label={t(`times.${side}`)}
              day={label}
              defaultValue={span[side] ?? ''}
              errors={errors[`${name}.${side}`]}
            />
          ))}
          {onAdd ? (
            <IconButton icon="plus" label={t('times.add', { day: label })} onPress={onAdd} />
          ) : (
            <IconButton icon="trash" label={t('times.remove', { day: label })} onPress={onRemove} />
          )}
        </div>
      ) : (
        <span className="min-h-11 content-center text-muted max-sm:hidden">{t('times.closed')}</span>
      )}
    </li>
  )
}

type TimeProps = { name: string; label: string; day: string; defaultValue: string; errors: readonly string[] | undefined }

function TimeInput({ name, label, day, defaultValue, errors: serverErrors }: TimeProps) {
  const errors = useFieldErrors(name, serverErrors)
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={name} className="text-sm text-muted">
        {label} <span className="sr-only">{day}</span>
      </label>
      <input
        id={name}
        name={name}
        type="time"
        defaultValue={defaultValue}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={errors.length > 0 ? `${name}-error` : undefined}
        className="input w-36"
      />
      <FieldMessages name={name} errors={errors} />
    </div>
  )
}

function IconButton({ icon, label, onPress }: { icon: 'plus' | 'trash'; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={label}
      title={label}
      className="mt-6 grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-brand"
    >
      <Icon name={icon} />
    </button>
  )
}
