import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button, Modal, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RelationNames } from '../../fields/cells/RelationNames.tsx'
import { FieldDisplay } from '../../fields/displays/FieldDisplay.tsx'
import { RadioChoices } from '../../ui/RadioChoices.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { applyChoices, type Difference, differencesOf, type VersionChoice } from './conflict.ts'
import { WhoAndWhen } from './WhoAndWhen.tsx'

type Props = {
  declaration: AnyResource
  before: AnyRow
  mine: AnyRow
  theirs: AnyRow
  onClose: () => void
  /** Called with my values, and theirs for the fields where these were chosen. */
  onKeepMine: (merged: AnyRow) => void
  onKeepTheirs: () => void
}

/** Shown when another admin saved first: the differing fields of both versions, and the choice between them for all fields or field by field. */
export function ConflictDialog({ declaration, before, mine, theirs, onClose, onKeepMine, onKeepTheirs }: Props) {
  const { t } = useTranslation()
  const { fields } = declaration
  const differences = differencesOf(fields, before, mine, theirs)
  const choosable = differences.filter(({ by }) => by !== 'them').map(({ field }) => field)
  const [choices, setChoices] = useState<Readonly<Record<string, VersionChoice>>>({})
  const isMixed = choosable.some((field) => choices[field] === 'theirs') && choosable.some((field) => choices[field] !== 'theirs')
  return (
    <Modal
      open
      width={760}
      title={t('conflict.title')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button onClick={onKeepTheirs}>{t('conflict.keepTheirs')}</Button>
          <Button type={isMixed ? 'default' : 'primary'} onClick={() => onKeepMine(mine)}>
            {t('conflict.keepMine')}
          </Button>
          {isMixed && (
            <Button type="primary" onClick={() => onKeepMine(applyChoices(mine, before, choices))}>
              {t('conflict.saveChoices')}
            </Button>
          )}
        </>
      }
    >
      <p>
        <WhoAndWhen declaration={declaration} row={theirs} />
      </p>
      <p>{t('conflict.lead')}</p>
      <RelationNames resource={declaration.name} fields={fields} rows={[mine, theirs]}>
        <div className="conflicts">
          {differences.map((difference) => {
            const field = fields[difference.field]
            if (!field) return null
            const canChoose = difference.by !== 'them' && choosable.length > 1
            return (
              <Conflict
                key={difference.field}
                difference={difference}
                field={field}
                choice={choices[difference.field] ?? 'mine'}
                onChoose={canChoose ? (choice) => setChoices((chosen) => ({ ...chosen, [difference.field]: choice })) : null}
              />
            )
          })}
        </div>
      </RelationNames>
    </Modal>
  )
}

type ConflictProps = {
  difference: Difference
  field: AnyField
  choice: VersionChoice
  /** Null if there is nothing to choose. */
  onChoose: ((choice: VersionChoice) => void) | null
}

/** Both values of one field. */
function Conflict({ difference: { mine, theirs, by }, field, choice, onChoose }: ConflictProps) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  return (
    <section className="conflict">
      <h3>
        {localize(field.label)} <Tag bordered={false}>{t(`conflict.by.${by}`)}</Tag>
      </h3>
      <div>
        <h4>{t(by === 'them' ? 'conflict.base' : 'conflict.mine')}</h4>
        <FieldDisplay field={field} value={mine} />
      </div>
      <div>
        <h4>{t('conflict.theirs')}</h4>
        <FieldDisplay field={field} value={theirs} />
      </div>
      {onChoose && (
        <RadioChoices
          className="conflict-choice"
          size="small"
          label={t('conflict.choose', { field: localize(field.label) })}
          value={choice}
          onChange={({ target }) => onChoose(target.value)}
          options={[
            { value: 'mine', label: t('conflict.mine') },
            { value: 'theirs', label: t('conflict.theirs') },
          ]}
        />
      )}
    </section>
  )
}
