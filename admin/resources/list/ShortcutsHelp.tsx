import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { type ListKey, listKeys } from './list-shortcuts.ts'

/** The keys of a list, each with what it does. */
export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const said: Readonly<Record<ListKey, string>> = {
    search: t('keys.search'),
    next: t('keys.next'),
    previous: t('keys.previous'),
    open: t('keys.open'),
    edit: t('keys.edit'),
    select: t('keys.select'),
    create: t('keys.create'),
    help: t('keys.help'),
  }
  return (
    <Modal open={isOpen} title={t('keys.title')} footer={null} onCancel={onClose} width={420}>
      <dl className="keys">
        {Object.entries(listKeys).map(([act, key]) => (
          <div key={act} className="key">
            <dt>{saidOf(said, act)}</dt>
            <dd>
              <kbd dir="ltr">{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}

const saidOf = (said: Readonly<Record<string, string>>, act: string) => said[act]
