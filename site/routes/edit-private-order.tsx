// Private orders use the same form; the specification gives them a separate path.
export { action, default, loader } from './edit-order.tsx'
