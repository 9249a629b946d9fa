# The rooms of the houses: each file in houses/ holds its cameras and lights (SHOTS) and a function for each of them.
# blender -b --factory-startup --python houses.py -- --shot HOUSE-ROOM, for example serenity-kitchen
import sys, os
HERE = os.path.dirname(os.path.abspath(sys.argv[sys.argv.index('--python')+1])); sys.path.insert(0, HERE)
NAME = sys.argv[sys.argv.index('--shot')+1]; HOUSE, ROOM = NAME.split('-')
exec(compile(open(HERE + '/stage.py').read(), 'stage.py', 'exec'))
set_up(NAME, shot_of(f'houses/{HOUSE}.py', ROOM))
for _part in ('things', 'finishes', 'shell', 'views', 'seats', 'tables', 'kitchen', 'bathroom', 'beds', 'lamps', 'decor'): run(f'parts/{_part}.py')
run(f'houses/{HOUSE}.py')
globals()[ROOM]()
flush()
# Interiors are lit by many bounces; the third and later ones are well approximated by ambient light.
TAIL = TAIL.replace('cy.use_fast_gi = False', "cy.use_fast_gi = True; cy.fast_gi_method = 'REPLACE'; cy.ao_bounces_render = 3; sc.world.light_settings.distance = 3.; sc.world.light_settings.ao_factor = P.get('ambient', .25)")
exec(compile(TAIL, 'tail', 'exec'))
