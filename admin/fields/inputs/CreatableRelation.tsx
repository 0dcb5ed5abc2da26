import { PlusOutlined } from '@ant-design/icons'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Button } from 'antd'
import { type ComponentType, type ReactNode, Suspense, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { declarationOf } from '../../api/declarations.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { CreateDrawerContext, type CreateDrawerProps } from './create-drawer-context.ts'
import { type RelatedField, RelationControl, type RelationProps, RelationsControl } from './RelationControl.tsx'

/** Selects a row of another resource by search, or creates one in a drawer. */
export const CreatableRelation = (props: RelationProps<string | null>) => (
  <WithCreateButton field={props.field} onCreated={(id) => props.onChange?.(id)}>
    <RelationControl {...props} />
  </WithCreateButton>
)

/** Selects rows of another resource by search, or creates one in a drawer. */
export const CreatableRelations = (props: RelationProps<readonly string[]>) => (
  <WithCreateButton field={props.field} onCreated={(id) => props.onChange?.([...(props.value ?? []), id])}>
    <RelationsControl {...props} />
  </WithCreateButton>
)

type WithCreateProps = { field: RelatedField; onCreated: (id: string) => void; children: ReactNode }

function WithCreateButton({ field, onCreated, children }: WithCreateProps) {
  const target = declarationOf(field.to)
  const createDenial = useDenialReason(target, 'create')
  const CreateDrawer = useContext(CreateDrawerContext)
  if (!target || !CreateDrawer || createDenial !== null) return children
  return (
    <span className="creatable">
      {children}
      <CreateButton Drawer={CreateDrawer} target={target} onCreated={onCreated} />
    </span>
  )
}

type CreateButtonProps = { Drawer: ComponentType<CreateDrawerProps>; target: AnyResource; onCreated: (id: string) => void }

function CreateButton({ Drawer, target, onCreated }: CreateButtonProps) {
  const { t } = useTranslation()
  const { localizeInline } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const label = t('form.createTitle', { resource: localizeInline(target.label.one) })
  return (
    <>
      <Button icon={<PlusOutlined />} aria-label={label} title={label} onClick={() => setOpen(true)} />
      <Suspense>{isOpen && <Drawer declaration={target} title={label} onCreated={onCreated} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
