# The rooms of the houses: each file in houses/ holds its cameras and lights (SHOTS) and a function for each of them.
# blender -b --factory-startup --python houses.py -- --shot HOUSE-ROOM, for example serenity-kitchen
import ast, sys, os
HERE = os.path.dirname(os.path.abspath(sys.argv[sys.argv.index('--python')+1])); sys.path.insert(0, HERE)
NAME = sys.argv[sys.argv.index('--shot')+1]; HOUSE, ROOM = NAME.split('-')


def run(file):
    """Runs a file of this folder with the names of the toolkit, so that scenes read like the older ones."""
    exec(compile(open(os.path.join(HERE, file)).read(), file, 'exec'), globals())


def shot_of(file, room):
    """Gives the text of a room's entry in SHOTS; the head needs it before the toolkit is there to run the rest."""
    source = open(os.path.join(HERE, file)).read()
    for part in ast.parse(source).body:
        if isinstance(part, ast.Assign) and part.targets[0].id == 'SHOTS':
            for key, value in zip(part.value.keys, part.value.values):
                if key.value == room: return ast.get_source_segment(source, value)
    raise ValueError(f'{file} has no shot {room}')


# The head of outings.py with one more shot, and without the shot that it would build at its end.
_OUTINGS = open(HERE + '/outings.py').read(); _SHOTS_END = "'''\n_STILLS"
exec(compile(_OUTINGS[:_OUTINGS.index("{'launch': launch")].replace(_SHOTS_END, f" '{NAME}': {shot_of(f'houses/{HOUSE}.py', ROOM)},\n" + _SHOTS_END, 1), 'outings', 'exec'))
for _part in ('things', 'finishes', 'shell', 'views', 'seats', 'tables', 'kitchen', 'bathroom', 'beds', 'lamps', 'decor'): run(f'parts/{_part}.py')
run(f'houses/{HOUSE}.py')
globals()[ROOM]()
flush()
# Interiors are lit by many bounces; the third and later ones are well approximated by ambient light.
TAIL = TAIL.replace('cy.use_fast_gi = False', "cy.use_fast_gi = True; cy.fast_gi_method = 'REPLACE'; cy.ao_bounces_render = 3; sc.world.light_settings.distance = 3.; sc.world.light_settings.ao_factor = P.get('ambient', .25)")
exec(compile(TAIL, 'tail', 'exec'))
