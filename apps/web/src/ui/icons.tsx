/** The page's signs, drawn on a 16 px grid. All are decoration: words stand beside them. */
import type { ReactNode } from 'react'

export interface IconProps {
  /** Width and height in pixels. */
  readonly size?: number
}

function Drawing({ size = 16, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

export function AllowedIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M3 8.5 6.5 12 13 4.5" strokeWidth="2.25" />
    </Drawing>
  )
}

export function BlockedIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="8" cy="8" r="7" fill="currentColor" stroke="none" />
      <path d="M4.5 8h7" stroke="var(--surface)" strokeWidth="2.25" strokeLinecap="butt" />
    </Drawing>
  )
}

export function UnknownIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="8" cy="8" r="6.25" />
      <path d="M6.2 6.3a1.8 1.8 0 1 1 2.7 1.6c-.6.4-.9.7-.9 1.4" />
      <path d="M8 11.4v.1" strokeWidth="2" />
    </Drawing>
  )
}

export function ThemeIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="8" cy="8" r="5.75" />
      <path d="M8 2.25a5.75 5.75 0 0 1 0 11.5z" fill="currentColor" stroke="none" />
    </Drawing>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m4 4 8 8M12 4l-8 8" />
    </Drawing>
  )
}

export function ChevronIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m4.5 6.5 3.5 3.5 3.5-3.5" />
    </Drawing>
  )
}

export function KeysIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <rect x="1.5" y="4" width="13" height="8.5" rx="1.25" />
      <path d="M4.5 6.75v.01M7 6.75v.01M9.5 6.75v.01M12 6.75v.01M5 9.75h6" />
    </Drawing>
  )
}
