import { chromium } from 'playwright';
const B = 'http://localhost:4100', OUT='/tmp/ms51';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args:['--no-sandbox'] });
const errors=[];
async function ctx(width, locale='en-US'){ const c = await browser.newContext({ viewport:{width,height:width<500?812:900}, locale, reducedMotion:'reduce' });
  await c.addInitScript(()=>localStorage.setItem('marisma.disclaimer-seen','true'));
  const p = await c.newPage(); p.setDefaultTimeout(40000); p.on('console',m=>{ if(m.type()==='error') errors.push(m.text().slice(0,200)); }); p.on('pageerror',e=>errors.push('PAGE '+e.message)); return p; }
let n=0; const shot=async(p,name,full=true)=>{ n++; try{ await p.screenshot({path:`${OUT}/${String(n).padStart(2,'0')}-${name}.png`, fullPage:full}); }catch(e){console.log('shot',name,e.message.slice(0,80))} };
async function signIn(p, who){ await p.goto(B+'/auth'); await p.getByLabel('Email').first().fill(who+'@marisma.test'); await p.getByLabel('Password',{exact:true}).fill('Marisma-demo-1'); await p.getByRole('button',{name:'Sign In'}).last().click(); await p.waitForURL(u=>!u.pathname.startsWith('/auth')); }
const step=async(name,f)=>{ try{ await f(); console.log('ok',name);}catch(e){ console.log('FAIL',name,e.message.split('\n').slice(0,3).join(' | ').slice(0,300)); } };
export { B, browser, ctx, shot, signIn, step, errors };
