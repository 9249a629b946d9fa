-- Mails that nobody of the house has a part in can be had sent to anybody, by whoever names an address: to an address
-- that is not confirmed they say nothing that the sender wrote, and there is a most of them.
create table private.service_titles (
  title text primary key
);
comment on table private.service_titles is 'The titles of the services on the site, in both languages; other titles stand in no mail to a guest.';
alter table private.service_titles enable row level security;
revoke all on private.service_titles from anon, authenticated;
grant all on private.service_titles to service_role;
insert into private.service_titles (title) values
  ('Airport Transfer'), ('Arches and Patios Walk'), ('Avistamiento de ballenas'), ('Babysitting'),
  ('Beach Volleyball Setup'), ('Bicicleta de montaña en la sierra'), ('Bicycle Rental'),
  ('Birdwatching with a Biologist'), ('Breath and Sound Evening'), ('Caminata a la cascada'), ('Canopy Zipline'),
  ('Carrito de golf'), ('Cata de mezcal y raicilla'), ('Cena al atardecer en la duna'), ('Ceremonia de temazcal'),
  ('Chef privado en casa'), ('Chofer privado'), ('Clase de salsas y tortillas'), ('Clase de surf'),
  ('Clases de español'), ('Clases de tenis'), ('Día de spa en su patio'), ('Día de yate'),
  ('Entrenamiento personal'), ('Escuela de castillos de arena'), ('Family Film Night'), ('Fisherman’s Barbecue'),
  ('Golf Cart'), ('Helicopter Transfer'), ('Horseback Ride on the Beach'), ('Junior Explorers'),
  ('Kayak por el manglar'), ('Mangrove Kayak Tour'), ('Mariachi a su mesa'), ('Mariachi at Your Table'),
  ('Market Walk'), ('Masaje en la villa'), ('Massage at the Villa'), ('Mezcal and Raicilla Tasting'),
  ('Natación para los más chicos'), ('Niñera'), ('Noche de cine en familia'), ('Noche de estrellas'),
  ('Observación de aves con una bióloga'), ('Paddle Board Rental'), ('Parapente en tándem'),
  ('Parrillada del pescador'), ('Paseo a caballo por la playa'), ('Paseo de arcos y patios'),
  ('Pequeños exploradores'), ('Personal Training'), ('Pesca deportiva'), ('Pottery Workshop'),
  ('Private Chef at Home'), ('Private Driver'), ('Recorrido por el mercado'), ('Renta de bicicletas'),
  ('Renta de tablas de remo'), ('Ronda de golf'), ('Round of Golf'), ('Salsa and Tortilla Class'),
  ('Sandcastle School'), ('School Tutor'), ('Sierra Mountain Biking'), ('Spa Day in Your Courtyard'),
  ('Spanish Lessons'), ('Sport Fishing Charter'), ('Stargazing Night'), ('Sunrise Yoga on the Jetty'),
  ('Sunset Dinner on the Dune'), ('Surf Lesson'), ('Swimming for Small Ones'), ('Taller de alfarería'),
  ('Tandem Paragliding'), ('Tarde de tortugas'), ('Temazcal Ceremony'), ('Tennis Coaching'),
  ('Tirolesa entre las copas'), ('Traslado del aeropuerto'), ('Traslado en helicóptero'),
  ('Turtle Conservation Evening'), ('Tutoría escolar'), ('Velada de respiración y sonido'),
  ('Visita al taller de tejedoras'), ('Voleibol de playa'), ('Waterfall Hike'), ('Weavers’ Workshop Visit'),
  ('Whale Watching'), ('Yacht Day'), ('Yoga al amanecer en el muelle');

alter table private.mail_outbox
  add column queued_at timestamptz not null default now(),
  add column unasked boolean not null default false;
comment on column private.mail_outbox.unasked is
  'Whether its reader has not confirmed the address and nobody of the house had it sent.';
create index mail_outbox_queued_at_idx on private.mail_outbox (queued_at) where unasked or address is null;

create function private.tame_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- In an hour: to addresses that are not confirmed, to the desk, and about what one account does.
  most_unasked constant integer := 200;
  most_to_desk constant integer := 600;
  most_of_account constant integer := 40;
  me constant uuid := auth.uid();
  guest constant uuid := (select q.guest_id from public.requests q where q.id = new.request_id);
begin
  if new.address is not null and not exists (
    select from private.service_titles s where s.title = new.data ->> 'service'
  ) then
    new.data := new.data - 'service';
  end if;
  -- A hold ends by itself, whoever's call finds it ended.
  if private.is_staff() and new.template <> 'expired' then return new; end if;
  if me = guest and (
    select count(*) from private.mail_outbox m join public.requests q on q.id = m.request_id
    where q.guest_id = me and m.queued_at > now() - interval '1 hour'
  ) >= most_of_account then
    return null;
  end if;
  if new.address is null then
    return case when (
      select count(*) from private.mail_outbox m where m.address is null and m.queued_at > now() - interval '1 hour'
    ) < most_to_desk then new end;
  end if;
  new.unasked := (new.template in ('request_received', 'expired')
    or new.data ->> 'closed_as' is not distinct from 'cancelled_by_guest')
    and private.confirmed_address(guest) is distinct from lower(new.address);
  if new.unasked then
    new.data := new.data - '{name,body}'::text[];
    if (
      select count(*) from private.mail_outbox m where m.unasked and m.queued_at > now() - interval '1 hour'
    ) >= most_unasked then
      return null;
    end if;
  end if;
  return new;
end;
$$;
comment on function private.tame_mail is
  'Takes a sender''s words out of a mail to an address that is not confirmed, and drops what is too much for an hour; the desk shows the request all the same.';
revoke all on function private.tame_mail from public;

create trigger tame_mail before insert on private.mail_outbox
  for each row execute function private.tame_mail();
