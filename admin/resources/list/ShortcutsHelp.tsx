import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { type ListShortcut, shortcutKeys } from './list-shortcuts.ts'

/** Lists the keyboard shortcuts of a list. */
export function ShortcutsHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const labels: Readonly<Record<ListShortcut, string>> = {
    search: t('shortcuts.search'),
    next: t('shortcuts.next'),
    previous: t('shortcuts.previous'),
    open: t('shortcuts.open'),
    edit: t('shortcuts.edit'),
    select: t('shortcuts.select'),
    create: t('shortcuts.create'),
    help: t('shortcuts.help'),
  }
  return (
    <Modal open={isOpen} title={t('shortcuts.title')} footer={null} onCancel={onClose} width={420}>
      <dl className="shortcuts">
        {Object.entries(shortcutKeys).map(([shortcut, key]) => (
          <div key={shortcut} className="shortcut">
            <dt>{labelOf(labels, shortcut)}</dt>
            <dd>
              <kbd dir="ltr">{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}

const labelOf = (labels: Readonly<Record<string, string>>, shortcut: string) => labels[shortcut]
