import { type DamageMark, maxDamageMarks } from '@wasl/shared/rules/rental-choices.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldMessages } from '../forms/Field.tsx'
import { Select } from '../forms/Select.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { Button } from '../ui/Button.tsx'
import { CarOutline } from './CarOutline.tsx'

/** Places of the car that the keyboard can choose, in percent from its left and its front. */
const zones = {
  front: { x: 50, y: 8 },
  left_front: { x: 24, y: 25 },
  right_front: { x: 76, y: 25 },
  left_door: { x: 22, y: 58 },
  right_door: { x: 78, y: 58 },
  roof: { x: 50, y: 60 },
  left_back: { x: 24, y: 82 },
  right_back: { x: 76, y: 82 },
  back: { x: 50, y: 93 },
} as const
type Row = DamageMark & { key: number }
type Props = { marks?: readonly DamageMark[] | undefined; errors: readonly string[] | undefined }

/** Marks of damage on the outline of the car: a press on it adds one, the button does too. Without a script, the notes describe damage. */
export function DamageMarks({ marks = [], errors }: Props) {
  const { t } = useTranslation('rentals')
  const [rows, setRows] = useState<readonly Row[]>(() => marks.map((mark, at) => ({ ...mark, key: at + 1 })))
  const add = (at: { x: number; y: number }) =>
    setRows((before) =>
      before.length < maxDamageMarks ? [...before, { ...at, note: '', key: Math.max(0, ...before.map(({ key }) => key)) + 1 }] : before,
    )
  const change = (key: number, changes: Partial<DamageMark>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  return (
    <fieldset id="damage" tabIndex={-1} className="needs-script flex flex-col gap-3">
      <legend className="mb-1 font-medium">{t('damage.title')}</legend>
      <p className="text-sm text-muted">{t('damage.hint')}</p>
      <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-start">
        <CarOutline marks={rows} label={t('damage.outline', { count: rows.length })} onPick={add} />
        <ol className="flex w-full min-w-0 grow flex-col gap-4">
          {rows.map((row, at) => (
            <li key={row.key} className="flex flex-col gap-2">
              <input type="hidden" name={`damage.${at}.x`} value={row.x} />
              <input type="hidden" name={`damage.${at}.y`} value={row.y} />
              <TextInput
                name={`damage.${at}.note`}
                label={t('damage.note', { number: at + 1 })}
                placeholder={t('damage.example')}
                maxLength={100}
                value={row.note}
                onChange={({ currentTarget }) => change(row.key, { note: currentTarget.value })}
              />
              <div className="flex items-end gap-2">
                <Select
                  name=""
                  id={`damage-zone-${row.key}`}
                  label={t('damage.zone')}
                  placeholder={t('damage.pressed')}
                  optional="unmarked"
                  className="grow"
                  options={typedEntries(zones).map(([value]) => ({ value, label: t(`damage.zones.${value}`) }))}
                  onChange={({ currentTarget: { value } }) =>
                    change(row.key, typedEntries(zones).find(([name]) => name === value)?.[1] ?? {})
                  }
                />
                <Button
                  type="button"
                  tone="plain"
                  icon="trash"
                  aria-label={t('damage.remove', { number: at + 1 })}
                  onClick={() => setRows((before) => before.filter(({ key }) => key !== row.key))}
                />
              </div>
            </li>
          ))}
          {rows.length < maxDamageMarks && (
            <li>
              <Button type="button" tone="soft" size="small" icon="plus" onClick={() => add(zones.front)}>
                {t('damage.add')}
              </Button>
            </li>
          )}
        </ol>
      </div>
      <FieldMessages name="damage" errors={errors} />
    </fieldset>
  )
}
