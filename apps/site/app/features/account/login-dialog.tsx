export default function D(_: { onClose: () => void; to?: unknown }) {
  return null;
}
