import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button, Modal, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { differencesOf } from '../../forms/conflict.ts'
import { Shown } from '../../kinds/shows.tsx'
import { RelationNames } from '../../parts/RelationNames.tsx'
import { useLocale } from '../../parts/useLocale.ts'

type Props = {
  declaration: AnyResource
  before: AnyRow
  mine: AnyRow
  theirs: AnyRow
  onClose: () => void
  onTakeMine: () => void
  onTakeTheirs: () => void
}

/** Another write came first: where the two versions part, and the choice between them. */
export function ConflictDialog({ declaration, before, mine, theirs, onClose, onTakeMine, onTakeTheirs }: Props) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const { fields } = declaration
  const differences = differencesOf(fields, before, mine, theirs)
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
          <Button type="primary" onClick={onTakeMine}>
            {t('conflict.takeMine')}
          </Button>
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
              </section>
            )
          })}
        </div>
      </RelationNames>
    </Modal>
  )
}
