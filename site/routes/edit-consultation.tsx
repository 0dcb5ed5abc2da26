// Consultations use the same form; the specification, section 2, gives them a separate path.
export { action, default, loader } from './edit-order.tsx'
