import { launchBrowser } from '@reseau/browserkit';
const [,, game='project', secs='40'] = process.argv;
const browser = await launchBrowser();
const context = await browser.newContext({ baseURL: 'http://127.0.0.1:4800', locale: 'en', viewport:{width:390,height:844} });
const page = await context.newPage();
page.on('pageerror', e=>console.log('ERR', e.message));
page.on('console', m=>console.log('LOG', m.text()));
await page.addInitScript(() => localStorage.setItem('reseau:bot-pace', '0'));
await page.goto('/');
await page.screenshot({path:'/tmp/local_home.png', fullPage:true});
await page.getByTestId(`game-${game}`).check();
await page.getByRole('textbox').first().fill('Ada');
await page.getByTestId('play-here').click();
await page.getByTestId('lobby').waitFor();
await page.screenshot({path:'/tmp/local_lobby.png', fullPage:true});
if(game==='project'){for(const n of ['Heroic','The army’s actions']) await page.getByRole('radio',{name:n}).or(page.getByText(n,{exact:true})).first().click(); await page.waitForTimeout(500);}
await page.getByTestId('start').click();
await page.getByTestId('ready').click();
await page.getByTestId('board').waitFor();
const end=Date.now()+Number(secs)*1000; let n=0;
while(Date.now()<end){
  if (await page.getByTestId('rematch').isVisible()) {console.log('over'); break;}
  if (await page.getByTestId('stage').isVisible()) {await page.keyboard.press('Escape');}
  const done=page.getByTestId('done'); if(await done.isVisible()) {await done.click({timeout:1000}).then(()=>n++).catch(()=>0);}
  await page.waitForTimeout(20);
}
console.log('dones',n, await page.getByTestId('headline').first().textContent().catch(()=>''));
await page.screenshot({path:'/tmp/local_stuck.png'});
await browser.close();
