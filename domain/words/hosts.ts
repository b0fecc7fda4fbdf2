/** What the names of hosts end in that people are sent to. Pages that look for links load these without what makes a name. */
export const hosts: ReadonlySet<string> = new Set(
  'com,net,org,info,biz,app,dev,xyz,top,site,online,link,click,shop,store,live,club,vip,page,web,tech,bank,icu,buzz,name,pro,mobi,edu,gov,int,mil,host,space,website,world,today,news,cloud,fun,win,loan,money,work,life,email,asia,help,support'.split(
    ',',
  ),
);
