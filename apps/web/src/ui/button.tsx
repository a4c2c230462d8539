import type { ComponentProps } from 'react'
import styles from './button.module.css'

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'normal' | 'primary' | 'plain' | 'link'
}

/** A button. `plain` has no frame, `link` stands in a sentence. */
export function Button({ look = 'normal', className = '', ...props }: ButtonProps) {
  const classes = [styles.button, look === 'normal' ? '' : styles[look], className]
  return <button type="button" {...props} className={classes.filter(Boolean).join(' ')} />
}
