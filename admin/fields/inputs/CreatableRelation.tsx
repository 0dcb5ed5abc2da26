import { PlusOutlined } from '@ant-design/icons'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Button } from 'antd'
import { lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { useMay } from '../../auth/useDenial.ts'
import { declarationOf } from '../../resources/declarations.ts'
import { InDrawer } from './in-drawer.ts'
import { RelationControl, RelationsControl } from './RelationControl.tsx'

// A form within a form: fetched when first wanted, and not part of itself.
const CreateDrawer = lazy(async () => ({ default: (await import('../../resources/form/CreateDrawer.tsx')).CreateDrawer }))

type Target = { to: string; max?: number }
type Given<V> = { field: Target; id?: string; value?: V; onChange?: (value: V | null) => void }

/** One row of another resource, found by search or made on the spot. */
export const CreatableRelation = (given: Given<string | null>) => (
  <WithCreate field={given.field} onCreated={(id) => given.onChange?.(id)}>
    <RelationControl {...given} />
  </WithCreate>
)

/** Rows of another resource, found by search or made on the spot. */
export const CreatableRelations = (given: Given<readonly string[]>) => (
  <WithCreate field={given.field} onCreated={(id) => given.onChange?.([...(given.value ?? []), id])}>
    <RelationsControl {...given} />
  </WithCreate>
)

type WithCreateProps = { field: Target; onCreated: (id: string) => void; children: ReactNode }

function WithCreate({ field, onCreated, children }: WithCreateProps) {
  const target = declarationOf(field.to)
  const may = useMay()
  const isInDrawer = useContext(InDrawer)
  if (!target || isInDrawer || may(target, 'create') !== null) return children
  return (
    <span className="creatable">
      {children}
      <CreateButton target={target} onCreated={onCreated} />
    </span>
  )
}

function CreateButton({ target, onCreated }: { target: AnyResource; onCreated: (id: string) => void }) {
  const { t } = useTranslation()
  const { sayWithin } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const label = t('form.createTitle', { resource: sayWithin(target.label.one) })
  return (
    <>
      <Button icon={<PlusOutlined />} aria-label={label} title={label} onClick={() => setOpen(true)} />
      <Suspense>
        {isOpen && <CreateDrawer declaration={target} title={label} onCreated={onCreated} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
