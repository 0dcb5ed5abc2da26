import type { DndContextProps } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'

/** Screen reader announcements for dragging with the keyboard. */
export function useDragLabels(): NonNullable<DndContextProps['accessibility']> {
  const { t } = useTranslation()
  return {
    screenReaderInstructions: { draggable: t('drag.instructions') },
    announcements: {
      onDragStart: ({ active }) => t('drag.lifted', { number: positionIn(active.data.current) }),
      onDragOver: ({ over }) => (over ? t('drag.over', { number: positionIn(over.data.current) }) : undefined),
      onDragEnd: ({ over }) => (over ? t('drag.dropped', { number: positionIn(over.data.current) }) : t('drag.cancelled')),
      onDragCancel: () => t('drag.cancelled'),
    },
  }
}

// dnd-kit's sortable stores the index of each entry in its data.
const positionIn = (data: { sortable?: { index?: number } } | undefined): number => (data?.sortable?.index ?? 0) + 1
