import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button, Modal, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RelationNames } from '../../fields/cells/RelationNames.tsx'
import { FieldDisplay } from '../../fields/displays/FieldDisplay.tsx'
import { RadioChoices } from '../../ui/RadioChoices.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { differencesOf, type VersionChoice } from './conflict.ts'

type Props = {
  declaration: AnyResource
  before: AnyRow
  mine: AnyRow
  theirs: AnyRow
  onClose: () => void
  onKeepMine: (choices: Readonly<Record<string, VersionChoice>>) => void
  onKeepTheirs: () => void
}

/** Shown when another admin saved first: the differing fields of both versions, and the choice between them for all fields or field by field. */
export function ConflictDialog({ declaration, before, mine, theirs, onClose, onKeepMine, onKeepTheirs }: Props) {
  const { t } = useTranslation()
  const { localize } = useLocale()
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
          <Button type={isMixed ? 'default' : 'primary'} onClick={() => onKeepMine({})}>
            {t('conflict.keepMine')}
          </Button>
          {isMixed && (
            <Button type="primary" onClick={() => onKeepMine(choices)}>
              {t('conflict.saveChoices')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('conflict.lead')}</p>
      <RelationNames fields={fields} rows={[mine, theirs]}>
        <div className="conflicts">
          {differences.map(({ field: name, mine: myValue, theirs: theirValue, by }) => {
            const field = fields[name]
            if (!field) return null
            return (
              <section key={name} className="conflict">
                <h3>
                  {localize(field.label)} <Tag bordered={false}>{t(`conflict.by.${by}`)}</Tag>
                </h3>
                <div>
                  <h4>{t(by === 'them' ? 'conflict.base' : 'conflict.mine')}</h4>
                  <FieldDisplay field={field} value={myValue} />
                </div>
                <div>
                  <h4>{t('conflict.theirs')}</h4>
                  <FieldDisplay field={field} value={theirValue} />
                </div>
                {by !== 'them' && choosable.length > 1 && (
                  <RadioChoices
                    className="conflict-choice"
                    size="small"
                    label={t('conflict.choose', { field: localize(field.label) })}
                    value={choices[name] ?? 'mine'}
                    onChange={({ target }) => setChoices((before) => ({ ...before, [name]: target.value }))}
                    options={[
                      { value: 'mine', label: t('conflict.mine') },
                      { value: 'theirs', label: t('conflict.theirs') },
                    ]}
                  />
                )}
              </section>
            )
          })}
        </div>
      </RelationNames>
    </Modal>
  )
}
