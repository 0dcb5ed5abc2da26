import { Modal } from 'antd'
import { Command } from 'cmdk'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { ResourceIcon } from '../../app/icons.tsx'
import { useLocale } from '../../app/useLocale.ts'
import { useMay } from '../../auth/useDenial.ts'
import { declarationOf } from '../../resources/declarations.ts'
import './palette.css'
import { type Chosen, recent, remember } from './recent.ts'
import { useHits } from './useHits.ts'
import { usePlaces } from './usePlaces.ts'

const mostPlaces = 6

/** One field for everything: recent choices at first, then pages, new rows and the rows of every resource that hold what is typed. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const may = useMay()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { pages, creates } = usePlaces(typed)
  const { hits, isSearching, hasFailed } = useHits(typed)
  const isEmpty = typed.trim() === ''

  const rows = hits.flatMap(({ resource, id, title, more }): Chosen[] => {
    const declaration = declarationOf(resource)
    if (!declaration) return []
    const to = may(declaration, 'show') === null ? addressOf.show(resource, id) : addressOf.list(resource)
    const kind = say(declaration.label.one)
    return [{ to, title, more: more ? `${kind} · ${more}` : kind, icon: declaration.icon }]
  })
  const choose = ({ to, title, more, icon }: Chosen) => {
    remember({ to, title, more, icon })
    onClose()
    navigate(to)
  }
  const group = (heading: string, items: readonly Chosen[]) =>
    items.length > 0 && (
      <Command.Group heading={heading}>
        {items.map((item) => (
          <Command.Item key={keyOf(item)} value={`${heading}-${keyOf(item)}`} onSelect={() => choose(item)}>
            <ResourceIcon name={item.icon} />
            <span className="palette-title" dir="auto">
              {item.title}
            </span>
            {item.more && (
              <span className="palette-more" dir="auto">
                {item.more}
              </span>
            )}
          </Command.Item>
        ))}
      </Command.Group>
    )

  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      width={640}
      className="palette"
      // A dialog takes the focus to itself when it opens.
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
      title={<span className="visually-hidden">{t('palette.title')}</span>}
    >
      <Command label={t('palette.title')} shouldFilter={false} loop>
        <Command.Input ref={input} value={typed} onValueChange={setTyped} placeholder={t('palette.placeholder')} maxLength={80} />
        <Command.List label={t('palette.results')}>
          {isEmpty && group(t('palette.recent'), recent())}
          {group(t('palette.rows'), rows)}
          {group(t('palette.pages'), isEmpty ? pages : pages.slice(0, mostPlaces))}
          {!isEmpty && group(t('palette.create'), creates.slice(0, mostPlaces))}
          {isSearching && rows.length === 0 && <p className="palette-note">{t('palette.searching')}</p>}
          {hasFailed && <p className="palette-note">{t('palette.failed')}</p>}
          {!isSearching && !hasFailed && <Command.Empty className="palette-note">{t('palette.empty')}</Command.Empty>}
        </Command.List>
      </Command>
      <p className="palette-keys" aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('palette.move')} <kbd>↵</kbd> {t('palette.open')} <kbd>Esc</kbd> {t('palette.close')}
      </p>
      <p className="visually-hidden" role="status">
        {!isEmpty && !isSearching ? t('palette.found', { count: rows.length + pages.length + creates.length }) : ''}
      </p>
    </Modal>
  )
}

// Rows that may not be shown lead to their list all: their words tell them apart.
const keyOf = ({ to, title, more }: Chosen) => `${to} ${title} ${more}`
