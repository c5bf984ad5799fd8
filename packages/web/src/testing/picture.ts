import type { Page } from '@reseau/browserkit';

/** For the documentation: kept in the folder that SCREENSHOTS names, if it names one. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 80 });
}
