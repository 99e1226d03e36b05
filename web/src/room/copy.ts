// Copying on any connection: the clipboard needs https, so on plain http the field is selected and copied the old way.

/** Copy what a field holds; false if the browser refuses, with the text left selected for the person to copy. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  if (globalThis.isSecureContext && navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(field.value);
      return true;
    } catch {
      // No permission: try the other way.
    }
  }
  field.focus();
  field.select();
  return document.execCommand('copy');
}
