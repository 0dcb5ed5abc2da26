import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button, Modal, Radio, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { Shown } from '../../fields/shows.tsx'
import { RelationNames } from '../RelationNames.tsx'
import { type Choice, differencesOf } from './conflict.ts'

type Props = {
  declaration: AnyResource
  before: AnyRow
  mine: AnyRow
  theirs: AnyRow
  onClose: () => void
  onTake: (choices: Readonly<Record<string, Choice>>) => void
  onTakeTheirs: () => void
}

/** Another write came first: where the two versions part, and the choice between them, for all fields or each by itself. */
export function ConflictDialog({ declaration, before, mine, theirs, onClose, onTake, onTakeTheirs }: Props) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const { fields } = declaration
  const differences = differencesOf(fields, before, mine, theirs)
  const open = differences.filter(({ by }) => by !== 'them').map(({ field }) => field)
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const isMixed = open.some((field) => choices[field] === 'theirs') && open.some((field) => choices[field] !== 'theirs')
  return (
    <Modal
      open
      width={760}
      title={t('conflict.title')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button onClick={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
          <Button type={isMixed ? 'default' : 'primary'} onClick={() => onTake({})}>
            {t('conflict.takeMine')}
          </Button>
          {isMixed && (
            <Button type="primary" onClick={() => onTake(choices)}>
              {t('conflict.takeChosen')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('conflict.lead')}</p>
      <RelationNames fields={fields} rows={[mine, theirs]}>
        <div className="conflicts">
          {differences.map(({ field: name, mine: ours, theirs: others, by }) => {
            const field = fields[name]
            if (!field) return null
            return (
              <section key={name} className="conflict">
                <h3>
                  {say(field.label)} <Tag bordered={false}>{t(`conflict.by.${by}`)}</Tag>
                </h3>
                <div>
                  <h4>{t(by === 'them' ? 'conflict.base' : 'conflict.mine')}</h4>
                  <Shown field={field} value={ours} />
                </div>
                <div>
                  <h4>{t('conflict.theirs')}</h4>
                  <Shown field={field} value={others} />
                </div>
                {by !== 'them' && open.length > 1 && (
                  <Radio.Group
                    className="conflict-choice"
                    optionType="button"
                    size="small"
                    aria-label={t('conflict.choose', { field: say(field.label) })}
                    value={choices[name] ?? 'mine'}
                    onChange={({ target }) => setChoices((all) => ({ ...all, [name]: target.value }))}
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
