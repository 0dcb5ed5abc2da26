import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { type ComponentType, createContext } from 'react'

export type CreateDrawerProps = { declaration: AnyResource; title: string; onCreated: (id: string) => void; onClose: () => void }

/**
 * The drawer that creates a row of another resource, provided by the app: its form consists of these inputs, so they cannot import it.
 * Null inside such a drawer, which opens no further one.
 */
export const CreateDrawerContext = createContext<ComponentType<CreateDrawerProps> | null>(null)
